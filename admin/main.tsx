import './admin.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { z } from 'zod';
import { DialogHost } from '#client/dialogs/dialog-host.tsx';
import { DialogView } from '#client/dialogs/dialog-view.tsx';
import { guardThePage } from '#client/safety/trusted-types.ts';
import { ToastHost } from '#client/toasts/toast.tsx';
import { ToastButton } from '#client/toasts/toast-button.tsx';
import { allowWholePastes } from '#client/whole-pastes.ts';
import { listenToBack } from '#ui/close-on-back.ts';
import { IconDrawings } from '#ui/icon.tsx';
import { applyTheme } from './frame/theme.ts';
import { openStaffDrafts } from './kit/edit/staff-drafts.ts';
import { inputSentence } from './kit/input-sentences.ts';
import { officeRoutes } from './routes.tsx';
import { keyShelf } from './session/office-keys.ts';
import { forgetForOthers, queries } from './session/query-cache.ts';

guardThePage();
applyTheme();
openStaffDrafts();
void keyShelf.open();
listenToBack();
allowWholePastes();
forgetForOthers();
z.config({ localeError: inputSentence });

const router = createBrowserRouter(officeRoutes, { basename: '/admin' });

const place = document.getElementById('office');
if (place)
  createRoot(place).render(
    <StrictMode>
      <IconDrawings />
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      <DialogHost View={DialogView} />
      <ToastHost Action={ToastButton} />
    </StrictMode>,
  );
