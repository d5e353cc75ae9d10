import pg from 'pg';
import { expect, test } from 'vitest';
import { asLogin } from './logins.ts';

test.each([
  'postgres://seam:a%2Fb@db.example:5433/seam?sslmode=no-verify',
  'postgres://seam:pw@/seam?host=/run/postgresql',
  'postgres://seam:pw@%2Frun%2Fpostgresql/seam',
  'socket://seam:pw@/run/postgresql?db=seam',
  'postgres://db.example/seam?user=seam&password=pw',
])('%s with a login of the shop keeps server, database and password', (url) => {
  const [own, login] = [url, asLogin(url, 'pages')].map((connectionString) => new pg.Client({ connectionString }));
  const place = (client: pg.Client | undefined) => [client?.host, client?.port, client?.database, client?.password];
  expect([own?.user, login?.user]).toEqual(['seam', 'seam_public']);
  expect(place(login)).toEqual(place(own));
});
