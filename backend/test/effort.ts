/** Processor time in milliseconds that this thread spends on the work, however busy the machine is. */
export async function effortOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
