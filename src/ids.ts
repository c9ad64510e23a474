// Ids of this process: UUIDs of version 7, which sort by the time they were made and, within one process, by order.

import { randomUUIDv7 } from "bun";
import type { Clock, IdSource } from "#domain/clock.ts";

export const systemClock: Clock = { now: () => Date.now() };

export const createIds = (): IdSource => ({ next: () => randomUUIDv7() });
