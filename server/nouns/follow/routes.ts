import { followVisit } from '#contract/rest/notifications.ts';
import { route, routes } from '#server/rest/route.ts';
import { visitFollows } from './visit-follows.ts';

/** Records that a member viewed their follows. Following itself is a write through the data service, by the rows of specification 4. */
export const followRoutes = routes('follows', [
  route(
    'POST /follow-visits',
    'Begin a look at whom I follow: since when what came out is new to me',
    { permission: 'follow.visit', reply: followVisit },
    ({ shop, userId }) => visitFollows(shop, userId),
  ),
]);
