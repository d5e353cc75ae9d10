import { cat, frog, magpie, mushroom, octopus, pond } from './pixel-animals.ts';
import type { PixelCanvas } from './pixel-canvas.ts';
import { dragon, ghost, goblin, haetae, kettle, rabbit } from './pixel-spirits.ts';

/** Household spirits; fifty cells each way is all the memory they have. */
export const pixelPalette: Readonly<Record<string, string>> = {
  k: '#1B1430',
  w: '#FFF8E7',
  g: '#D8CFE0',
  r: '#F4433C',
  R: '#B3203F',
  o: '#FF8A2A',
  O: '#D4571B',
  y: '#FFD23F',
  Y: '#FFF0A0',
  n: '#2FBF71',
  N: '#157A5A',
  m: '#9BEBA8',
  b: '#3D7BFF',
  B: '#2347B8',
  c: '#8FD8FF',
  v: '#9A5BFF',
  V: '#5E2DB8',
  l: '#CFA8FF',
  p: '#FF8FB8',
  P: '#D9508C',
  q: '#FFC9DA',
  t: '#B87A4B',
  T: '#7C4A2D',
  s: '#E8B985',
};

export const pixelCreatures: Readonly<Record<string, () => PixelCanvas>> = {
  'pixel-goblin': goblin,
  'pixel-cat': cat,
  'pixel-ghost': ghost,
  'pixel-frog': frog,
  'pixel-rabbit': rabbit,
  'pixel-dragon': dragon,
  'pixel-mushroom': mushroom,
  'pixel-octopus': octopus,
  'pixel-haetae': haetae,
  'pixel-kettle': kettle,
  'pixel-magpie': magpie,
  'pixel-pond': pond,
};
