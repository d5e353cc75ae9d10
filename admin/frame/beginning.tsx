import { Navigate } from 'react-router';
import { screens } from '../screens.ts';
import { useMay } from '../session/use-may.ts';
import { MissingScreen } from './failed-screen.tsx';

/** /admin itself: the first menu screen the user may see. */
export function Beginning() {
  const may = useMay();
  const first = screens.find(({ group, permission }) => group !== null && may(permission));
  return first ? <Navigate to={first.path} replace /> : <MissingScreen />;
}
