import type { RouteObject } from 'react-router';
import { Beginning } from './frame/beginning.tsx';
import { FailedScreen, MissingScreen } from './frame/failed-screen.tsx';
import { Office } from './frame/office.tsx';
import { Permitted } from './frame/permitted.tsx';
import { screens } from './screens.ts';

/** The routes of the back office, made of its table of screens. */
export const officeRoutes: RouteObject[] = [
  {
    element: <Office />,
    errorElement: <FailedScreen />,
    // The page is empty until the first screen has come.
    hydrateFallbackElement: <></>,
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
                    <View />
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
