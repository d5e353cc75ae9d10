import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { couldBeThere } from './address-of-thing.ts';
import { MissingScreen } from './failed-screen.tsx';

/** A screen whose address could name something; one that names nothing that could be is told so, before anybody asks the server for it. */
export function Addressed({ children }: { children: ReactNode }) {
  return couldBeThere(useParams()) ? children : <MissingScreen />;
}
