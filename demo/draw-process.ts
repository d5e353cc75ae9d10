// Draws pictures of the demonstration in a separate process: drawing takes most of a gigabyte, which is freed when it exits. Messages tell
// it what to draw, one picture at a time; it exits with its parent. Every picture is written atomically, under the name in the message.
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
