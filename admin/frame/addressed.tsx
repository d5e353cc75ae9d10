import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { couldBeThere } from './address-of-thing.ts';
import { MissingScreen } from './failed-screen.tsx';

/** A screen with a valid URL; an invalid one shows "not found" without a request. */
export function Addressed({ children }: { children: ReactNode }) {
  return couldBeThere(useParams()) ? children : <MissingScreen />;
}
