import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { askForBuild } from '#client/connection/build-of-page.ts';
import { connection } from '#client/connection/connection.ts';
import { bePatient } from '#client/connection/patient-fetch.ts';
import { guardThePage } from '#client/safety/trusted-types.ts';
import { listenToBack } from '#ui/close-on-back.ts';
import { Waking } from './frame/last-page.tsx';
import { fetchRareLetters } from './frame/rare-letters.ts';

guardThePage();
bePatient(connection, askForBuild);
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

// Before the first paste into a field.
addEventListener('focusin', () => import('#client/whole-pastes.ts').then(({ keepPastesWhole }) => keepPastesWhole()).catch(() => {}), {
  once: true,
});

// Runs seconds after everything the page needs. If it cannot be loaded, the visit is not measured.
setTimeout(() => {
  import('./visits/tell-visit.ts').then(({ tellVisit }) => tellVisit()).catch(() => {});
  import('./frame/lay-out-rest.ts').then(({ layOutRest }) => layOutRest()).catch(() => {});
}, 4_000);
