"""The clock of bots: what passes at a table, what is worked where strength is measured."""

from time import sleep

from meadhall.bots.clock import now, processor_time


def test_at_a_table_all_time_counts() -> None:
    began = now()
    sleep(0.05)
    assert now() - began >= 0.05


def test_where_strength_is_measured_waiting_costs_a_bot_nothing() -> None:
    with processor_time():
        began = now()
        sleep(0.2)
        assert now() - began < 0.1
    began = now()
    sleep(0.05)
    assert now() - began >= 0.05, "afterwards it is a table's clock again"
