"""The socket of whoever has the hall's lists open: turns that come, tables that begin or end."""

from fastapi import WebSocket
from pydantic import ValidationError

from meadhall.hall.doors.sockets import Connection
from meadhall.hall.keeping.keys import hash_of
from meadhall.hall.protocol import messages as m
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms.bells import Bell, Bells
from meadhall.hall.rooms.hall import Hall
from meadhall.hall.rooms.people import person_of


class PersonConnection(Connection[Bell]):
    """One open socket. It is admitted as those of tables are."""

    def __init__(self, hall: Hall, socket: WebSocket, bells: Bells) -> None:
        super().__init__(hall, socket)
        self.bells = bells

    async def greet(self) -> Bell:
        first = await self.first(m.person_hello)
        person = None if first.key is None else await person_of(self.hall, first.key)
        opened_by = None if first.key is None else hash_of(first.key)
        bell = Bell(None, key=opened_by, person=person, public=first.public)
        mine, public = await self.bells.hang(bell)
        # Before whatever rang meanwhile.
        bell.mail.put_first(m.PersonWelcome(kept=mine, listed=public).model_dump_json())
        return bell

    async def leave(self, listener: Bell) -> None:
        self.bells.take_down(listener)

    async def hear_one(self, listener: Bell) -> None:
        try:
            m.ping.validate_json(await self.receive(listener))
        except ValidationError:
            refusal = Refusal("bad_request", "only a ping is answered here")
            listener.put(self.refused(None, refusal))
        except Refusal as refusal:
            listener.put(self.refused(None, refusal))
        else:
            listener.put(m.Pong().model_dump_json())


async def live(socket: WebSocket) -> None:
    state = socket.app.state
    await PersonConnection(state.hall, socket, state.bells).serve()
