import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileWhole } from '#server/gateways/storage/write-file.ts';
import type { StandInPayment } from './stand-in-payment.ts';

/** The stand-in's storage, so that a restarted demonstration still knows what was paid. */
export interface Store<Kept extends { paymentId: string }> {
  load(paymentId: string): Promise<Kept | null>;
  save(kept: Kept): Promise<void>;
  /** Everything, unordered. */
  all(): Promise<Kept[]>;
}

export type PaymentStore = Store<StandInPayment>;

export function memoryStore<Kept extends { paymentId: string } = StandInPayment>(): Store<Kept> {
  const payments = new Map<string, Kept>();
  return {
    load: async (paymentId) => payments.get(paymentId) ?? null,
    save: async (payment) => {
      payments.set(payment.paymentId, payment);
    },
    all: async () => [...payments.values()],
  };
}

/** One JSON file per payment. Ids contain only letters and digits; the routes validate that first. */
export function folderStore<Kept extends { paymentId: string } = StandInPayment>(folder: string): Store<Kept> {
  const fileOf = (paymentId: string) => join(folder, `${paymentId}.json`);
  const load = async (paymentId: string) => {
    const text = await readFile(fileOf(paymentId), 'utf8').catch(() => null);
    return text === null ? null : (JSON.parse(text) as Kept);
  };
  return {
    load,
    async all() {
      const names = await readdir(folder).catch(() => []);
      const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
      return (await Promise.all(ids.map(load))).filter((payment) => payment !== null);
    },
    async save(payment) {
      // Written atomically: a killed process never leaves half a payment.
      await writeFileWhole(fileOf(payment.paymentId), Buffer.from(JSON.stringify(payment)));
    },
  };
}
