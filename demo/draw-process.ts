// Draws pictures of the demonstration in a process of its own: drawing takes most of a gigabyte, which goes back with it. Told which by
// messages, one at a time; ends with the process that told it. Every picture appears whole, under the name the message gives.
import { renameSync, writeFileSync } from 'node:fs';
import { demoPictures } from './draw-demo-pictures.ts';

export interface DrawingOrder {
  key: string;
  path: string;
}

const drawings = new Map<string, () => Promise<Uint8Array>>();
demoPictures((key, _, draw) => {
  drawings.set(key, draw);
  return '';
});

process.on('message', async ({ key, path }: DrawingOrder) => {
  try {
    const draw = drawings.get(key);
    if (draw === undefined) throw new Error(`no picture is called ${key}`);
    writeFileSync(`${path}.${process.pid}.part`, await draw());
    renameSync(`${path}.${process.pid}.part`, path);
    process.send?.({ error: null });
  } catch (error) {
    process.send?.({ error: String(error) });
  }
});
process.on('disconnect', () => process.exit());
