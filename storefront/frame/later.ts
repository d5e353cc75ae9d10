import { allowWholePastes } from '#client/whole-pastes.ts';
import { sendVisit } from '../visits/send-visit.ts';
import { layOutRest } from './lay-out-rest.ts';

let isSettled = false;

/** What runs seconds after everything the page needs, or when somebody begins to write; once. */
export function settle(): void {
  if (isSettled) return;
  isSettled = true;
  allowWholePastes();
  layOutRest();
  sendVisit();
}
