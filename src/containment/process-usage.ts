// What a child and its own children use at this moment, from /proc; from `ps` where there is none.

import { readFile } from "node:fs/promises";

export interface ProcessUsage {
  readonly residentBytes: number;
  readonly cpuMs: number;
}

const MS_PER_TICK = 10;

const readText = (path: string): Promise<string | null> =>
  readFile(path, "utf8").then(
    (text) => text,
    () => null,
  );

/** The fields after the command's name, which may itself hold spaces and parentheses. */
const statFields = (stat: string): string[] => stat.slice(stat.lastIndexOf(")") + 2).split(" ");

const linuxUsage = async (pid: number): Promise<ProcessUsage | null> => {
  const [stat, status, children] = await Promise.all([
    readText(`/proc/${pid}/stat`),
    readText(`/proc/${pid}/status`),
    readText(`/proc/${pid}/task/${pid}/children`),
  ]);
  if (stat === null) return null;
  const fields = statFields(stat);
  const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at] ?? 0), 0);
  const residentKilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status ?? "")?.[1] ?? 0);
  const own = { residentBytes: residentKilobytes * 1024, cpuMs: ticks * MS_PER_TICK };
  const pids = (children ?? "").split(" ").filter((word) => word !== "");
  const below = await Promise.all(pids.map((child) => linuxUsage(Number(child))));
  return below.reduce<ProcessUsage>(
    (sum, usage) => ({
      residentBytes: sum.residentBytes + (usage?.residentBytes ?? 0),
      cpuMs: sum.cpuMs + (usage?.cpuMs ?? 0),
    }),
    own,
  );
};

/** `ps` prints kilobytes and [[hours:]minutes:]seconds. */
const psUsage = async (pid: number): Promise<ProcessUsage | null> => {
  const ps = Bun.spawn(["ps", "-o", "rss=,time=", "-p", String(pid)], { stdout: "pipe", stderr: "ignore" });
  const [resident, time] = (await ps.stdout.text()).trim().split(/\s+/);
  if (resident === undefined || time === undefined) return null;
  const seconds = time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  return { residentBytes: Number(resident) * 1024, cpuMs: seconds * 1000 };
};

/** Null when there is no such process any more. */
export const readProcessUsage = (pid: number): Promise<ProcessUsage | null> =>
  process.platform === "linux" ? linuxUsage(pid) : psUsage(pid);
