import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A word that the glossary replaces, and what to say instead. */
interface NotWord {
  readonly not: RegExp;
  readonly say: string;
}

/** The rows of the glossary's last table: `not` is matched against names in kebab-case; with a `^`, against their beginning alone. */
function notWordsOf(glossary: string): NotWord[] {
  const rows = glossary.slice(glossary.indexOf('| Not |')).matchAll(/^\| `(\^?)([^`]+)` \| ([^|]+) \|$/gm);
  return Array.from(rows, ([, start = '', not = '', say = '']) => ({
    not: new RegExp(`${start || '(^|-)'}${not}(-|s?$)`),
    say: say.trim(),
  }));
}

/** Names of types, tables, functions and files that hold a word the glossary replaces. `texts`: the sources by path. */
export function notWordComplaints(root: string, texts: ReadonlyMap<string, string>): string[] {
  const notWords = notWordsOf(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));
  return [...texts].flatMap(([path, text]) =>
    namesIn(path, text).flatMap((name) =>
      notWords.filter(({ not }) => not.test(kebab(name))).map(({ say }) => `${path}: ${name}; the glossary says ${say}`),
    ),
  );
}

function namesIn(path: string, text: string): string[] {
  const declared = text.matchAll(/^(?:export )?(?:interface|type|class|(?:async )?function) (\w+)|^create table (?:\w+\.)?(\w+)/gm);
  return [basename(path).replace(/\..*/, ''), ...Array.from(declared, ([, typed, table]) => typed ?? table ?? '')];
}

/** `MemberCoupon` and `member_coupon` are `member-coupon`. */
const kebab = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
