import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { fetchBuild } from '#client/connection/build-of-page.ts';
import { connection } from '#client/connection/connection.ts';
import { bePatient } from '#client/connection/patient-fetch.ts';
import { guardThePage } from '#client/safety/trusted-types.ts';
import { listenToBack } from '#ui/close-on-back.ts';
import { Waking } from './frame/last-page.tsx';
import { fetchScreensOfTiles } from './frame/opening/screens-of-tiles.ts';
import { fetchRareLetters } from './frame/rare-letters.ts';

guardThePage();
bePatient(connection, fetchBuild);
listenToBack();
// Rare glyphs use the device's font until the page and its images have loaded.
if (document.readyState === 'complete') fetchRareLetters();
else window.addEventListener('load', fetchRareLetters, { once: true });
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Waking>
        <HydratedRouter />
      </Waking>
    </StrictMode>,
  );
});

// What the page needs seconds later, or at the first field. Without it a visit is not measured, and browsers cut long pastes.
const later = () => void import('./frame/later.ts').then(({ startLaterWork }) => startLaterWork()).catch(() => {});
addEventListener('focusin', later, { once: true });
setTimeout(later, 4_000);
// What a tile opens, when a hand comes near the first one; a finger that scrolls does too.
addEventListener('pointerover', function near({ target }) {
  if (!(target instanceof Element && target.closest('article'))) return;
  removeEventListener('pointerover', near);
  fetchScreensOfTiles();
});
