import { fetchedView } from '#client/connection/fetched-view.tsx';
import type { ShareSheetProps } from './share-sheet.tsx';

/** The sheet of sharing; its code comes when it is opened first. */
export const FetchedShareSheet = fetchedView<ShareSheetProps>(() => import('./share-sheet.tsx').then((file) => file.ShareSheet));
