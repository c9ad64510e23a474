// How a child is held: limits that the kernel keeps, by the ordinary tools `nice`, `unshare`, `setpriv` and the shell's
// `ulimit`. What this machine does not permit is left out, and said by `confinement()`.

export interface KernelLimits {
  /** Address space; the JavaScript engine reserves much more than it uses. */
  readonly addressSpaceBytes: number;
  /** Of the child's whole life; ends children that outlive the service. */
  readonly cpuSeconds: number;
}

/** Makes what is mounted read-only, one mount after the other, then goes on as the command that follows. */
const READ_ONLY = [
  "sh",
  "-c",
  `while read -r _ at type _; do
  case "$type" in proc|sysfs|cgroup*|devpts|mqueue) ;; *) mount -o remount,bind,ro "$at" ;; esac
done </proc/mounts 2>/dev/null
exec "$@"`,
  "sh",
];
const NO_PRIVILEGES = ["setpriv", "--no-new-privs", "--inh-caps=-all", "--bounding-set=-all"];

/** Tried in this order; the first that can run a program is used. */
const WRAPPERS: readonly { readonly command: readonly string[]; readonly hasNetwork: boolean }[] = [
  { command: ["unshare", "-n", "-m", ...READ_ONLY, ...NO_PRIVILEGES], hasNetwork: false },
  { command: ["unshare", "-n", "-m", "-r", ...READ_ONLY, ...NO_PRIVILEGES], hasNetwork: false },
  { command: ["unshare", "-n", ...NO_PRIVILEGES], hasNetwork: false },
  { command: ["unshare", "-n", "-r"], hasNetwork: false },
  { command: ["setpriv", "--no-new-privs"], hasNetwork: true },
  { command: [], hasNetwork: true },
];

export interface Confinement {
  readonly wrapper: readonly string[];
  /** True where the kernel let nobody take the network away from a child. */
  readonly hasNetwork: boolean;
}

const canRun = (wrapper: readonly string[], environment: Record<string, string>): boolean => {
  if (wrapper.length === 0) return true;
  try {
    return Bun.spawnSync([...wrapper, "true"], { env: environment, stdio: ["ignore", "ignore", "ignore"] }).success;
  } catch {
    return false;
  }
};

/** Finds out, by trying, what this machine permits. A few milliseconds. */
export const findConfinement = (environment: Record<string, string>): Confinement => {
  const found = WRAPPERS.find(({ command }) => canRun(command, environment));
  return { wrapper: found?.command ?? [], hasNetwork: found?.hasNetwork ?? true };
};

/**
 * The command in its limits: low priority, no core file, no byte written to any file, bounded address space and CPU.
 * What the program prints goes to standard error; its answers go to file descriptor 3, which is the pipe to the service.
 */
export const confine = (command: readonly string[], limits: KernelLimits, { wrapper }: Confinement): string[] => {
  const script = [
    "ulimit -c 0",
    "ulimit -f 0",
    `ulimit -t ${limits.cpuSeconds}`,
    `ulimit -v ${Math.ceil(limits.addressSpaceBytes / 1024)} 2>/dev/null`,
    'exec "$@" 3>&1 1>&2',
  ].join("\n");
  return ["nice", "-n", "10", ...wrapper, "sh", "-c", script, "sh", ...command];
};
