declare module 'virtual:pyodide' {
  /** The folder of the files, with a slash at both ends. */
  export const place: string
  export const files: string[]
}
