import { Counter, Gauge, type Registry } from 'prom-client';

/** Counts the runs of each job in this process and records its last success. */
export function watchJobs(registry: Registry, now: () => Date): <T>(task: string, run: () => Promise<T>) => Promise<T> {
  const runs = new Counter({
    name: 'seam_job_runs_total',
    help: 'Runs of a job in this process, by outcome',
    labelNames: ['task', 'outcome'],
    registers: [registry],
  });
  const succeeded = new Gauge({
    name: 'seam_job_last_success_timestamp_seconds',
    help: 'When a job last succeeded in this process; with several processes take the latest',
    labelNames: ['task'],
    registers: [registry],
  });
  return async (task, run) => {
    try {
      const result = await run();
      runs.inc({ task, outcome: 'done' });
      succeeded.set({ task }, now().getTime() / 1000);
      return result;
    } catch (error) {
      runs.inc({ task, outcome: 'failed' });
      throw error;
    }
  };
}
