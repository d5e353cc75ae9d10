import { gradeView } from '#contract/rest/points.ts';
import { route, routes } from '#server/rest/route.ts';
import { readGrade } from './read-grade.ts';

/** A member's grade. */
export const gradeRoutes = routes('grades', [
  route(
    'GET /grade',
    'My grade of this month, and what the next one takes',
    { permission: 'point.read', reply: gradeView },
    ({ shop, db, userId }) => readGrade(db, userId, shop.clock()),
  ),
]);
