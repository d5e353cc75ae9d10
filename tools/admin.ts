// npm run admin -- EMAIL [--another]: creates the first administrator, or another one (docs/operating.md).
import { parseArgs } from 'node:util';
import { readPlace } from '#server/config.ts';
import { openPlace, openShopDatabase } from '#server/operating/place.ts';
import { closeAtSignals } from '#server/process/closing.ts';
import { makeAdministrator } from '../server/nouns/member/desk/make-administrator.ts';
import { report } from './command.ts';

await report(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { another: { type: 'boolean', default: false } } });
  const [email] = positionals;
  if (email === undefined || positionals.length > 1) throw new Error('Say who: npm run admin -- EMAIL [--another]');
  const { onClose } = closeAtSignals();
  const place = await openPlace(readPlace());
  onClose(place.close);
  try {
    const database = await openShopDatabase(place);
    const outcome = await makeAdministrator(database, { email, isAnother: values.another, now: new Date() }).finally(() =>
      database.close(),
    );
    if ('refusal' in outcome) throw new Error(outcome.refusal);
    if (outcome.password === null) return `${outcome.email} is an administrator now, from the next sign-in on.`;
    return `${outcome.email} is an administrator now. The password, shown this once: ${outcome.password}`;
  } finally {
    await place.close();
  }
});
