import type { RouteObject } from 'react-router';
import { Addressed } from './frame/addressed.tsx';
import { Beginning } from './frame/beginning.tsx';
import { FailedScreen, MissingScreen } from './frame/failed-screen.tsx';
import { Invitation } from './frame/invitation.tsx';
import { Office } from './frame/office.tsx';
import { Permitted } from './frame/permitted.tsx';
import { LoadingScreen } from './kit/states.tsx';
import { screens } from './screens.ts';

/** Until the first script loads, it is unknown whether the sign-in or a screen follows. */
function FirstScreen() {
  return (
    <main className="mx-auto max-w-[1440px] px-4 pt-18 lg:px-6">
      <LoadingScreen />
    </main>
  );
}

/** The back office's routes, built from its table of screens. */
export const officeRoutes: RouteObject[] = [
  { path: '/invitation/:token', element: <Invitation />, errorElement: <FailedScreen /> },
  {
    element: <Office />,
    errorElement: <FailedScreen />,
    hydrateFallbackElement: <FirstScreen />,
    children: [
      {
        errorElement: <FailedScreen />,
        children: [
          { index: true, element: <Beginning /> },
          ...screens.map((screen) => ({
            path: screen.path,
            lazy: async () => {
              const View = await screen.load();
              return {
                element: (
                  <Permitted permission={screen.permission}>
                    <Addressed>
                      <View />
                    </Addressed>
                  </Permitted>
                ),
              };
            },
          })),
          { path: '*', element: <MissingScreen /> },
        ],
      },
    ],
  },
];
