"""The socket of whoever has the hall's lists open: turns that come, tables that begin or end."""

import asyncio

from fastapi import WebSocket
from pydantic import ValidationError

from meadhall.hall.doors.sockets import AWAY, HELLO_SECONDS, Connection, TooMuch
from meadhall.hall.keeping.keys import hash_of
from meadhall.hall.keeping.store import TROUBLE
from meadhall.hall.protocol import messages as m
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms.bells import Bell, Bells
from meadhall.hall.rooms.hall import Hall
from meadhall.hall.rooms.people import person_of


class PersonConnection(Connection):
    """One open socket. It is admitted as those of tables are."""

    def __init__(self, hall: Hall, socket: WebSocket, bells: Bells) -> None:
        super().__init__(hall, socket, "")
        self.bells = bells

    async def _talk(self) -> None:
        try:
            bell = await self._greeted()
            mine, public = await self.bells.hang(bell)
        except Refusal as refusal:
            await self.socket.send_text(self._refused(None, refusal))
            await self.socket.close(4400 + refusal.status % 100, refusal.code)
            return
        except TooMuch as error:
            await self._send_away(error)
            return
        except TROUBLE:
            await self.socket.send_text(self._refused(None, AWAY))
            await self.socket.close(4503, AWAY.code)
            return
        try:
            await self.socket.send_text(m.PersonWelcome(kept=mine, listed=public).model_dump_json())
            tasks = [
                asyncio.create_task(self._pass_on(bell)),
                asyncio.create_task(self._answer_pings(bell)),
            ]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
        finally:
            self.bells.take_down(bell)

    async def _greeted(self) -> Bell:
        try:
            text = await asyncio.wait_for(self._receive(), HELLO_SECONDS)
            first = m.person_hello.validate_json(text)
        except TimeoutError:
            raise Refusal("bad_request", "nothing was said; say hello first") from None
        except ValidationError:
            raise Refusal("bad_request", "the first message must be a hello") from None
        person = None if first.key is None else await person_of(self.hall, first.key)
        opened_by = None if first.key is None else hash_of(first.key)
        return Bell(None, key=opened_by, person=person, public=first.public)

    async def _answer_pings(self, bell: Bell) -> None:
        try:
            while True:
                await self._answer_one(bell)
        except TooMuch as error:
            await self._send_away(error)

    async def _answer_one(self, bell: Bell) -> None:
        try:
            m.ping.validate_json(await self._receive(bell))
        except ValidationError:
            refusal = Refusal("bad_request", "only a ping is answered here")
            bell.put(self._refused(None, refusal))
        except Refusal as refusal:
            bell.put(self._refused(None, refusal))
        else:
            bell.put(m.Pong().model_dump_json())


async def live(socket: WebSocket) -> None:
    state = socket.app.state
    await PersonConnection(state.hall, socket, state.bells).serve()
