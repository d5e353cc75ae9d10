/** KS X 1001 as Node knows it, which is a part of CP949: both bytes are 0xA1 or more. */
const standard = new TextDecoder('euc-kr', { fatal: true });
/** The characters that Windows added to KS X 1001. */
const added: readonly (readonly [code: number, sign: string])[] = [
  [0xa2e6, '€'],
  [0xa2e7, '®'],
];
const [FIRST_SYLLABLE, LAST_SYLLABLE] = [0xac00, 0xd7a3];

let known: ReadonlyMap<number, string> | null = null;
let codes: ReadonlyMap<string, number> | null = null;

/**
 * Decodes CP949, the encoding Korean Excel saves (Windows code page 949). Node's own decoder knows only the 2,350 syllables of KS X 1001; the
 * other 8,822 stand in the codes around it in the order of Unicode. Null when the bytes are no CP949.
 */
export function decodeCp949(bytes: Uint8Array): string | null {
  known ??= signsByCode();
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) parts.push(String.fromCharCode(lead));
    else {
      at += 1;
      const sign = known.get(lead * 256 + (bytes[at] ?? 0));
      if (sign === undefined) return null;
      parts.push(sign);
    }
  }
  return parts.join('');
}

/** Text as CP949; a sign that it lacks becomes a question mark. */
export function encodeCp949(text: string): Buffer {
  known ??= signsByCode();
  codes ??= new Map([...known].map(([code, sign]) => [sign, code]));
  const bytes: number[] = [];
  for (const sign of text) {
    const code = sign < '\x80' ? sign.charCodeAt(0) : (codes.get(sign) ?? 0x3f);
    if (code > 0xff) bytes.push(code >> 8);
    bytes.push(code & 0xff);
  }
  return Buffer.from(bytes);
}

function signsByCode(): ReadonlyMap<number, string> {
  const signs = new Map<number, string>(added);
  for (let lead = 0xa1; lead < 0xff; lead += 1)
    for (let trail = 0xa1; trail < 0xff; trail += 1) {
      const sign = standardSign(lead, trail);
      if (sign !== null) signs.set(lead * 256 + trail, sign);
    }
  const standardSigns = new Set(signs.values());
  let syllable = FIRST_SYLLABLE;
  for (const code of extensionCodes()) {
    while (standardSigns.has(String.fromCharCode(syllable))) syllable += 1;
    if (syllable > LAST_SYLLABLE) break;
    signs.set(code, String.fromCharCode(syllable));
    syllable += 1;
  }
  return signs;
}

/** The codes besides KS X 1001 in ascending order. */
function* extensionCodes(): Generator<number> {
  for (let lead = 0x81; lead <= 0xc6; lead += 1)
    for (let trail = 0x41; trail < (lead < 0xa1 ? 0xff : 0xa1); trail += 1) {
      const isUsed = trail <= 0x5a || (trail >= 0x61 && trail <= 0x7a) || trail >= 0x81;
      if (isUsed) yield lead * 256 + trail;
    }
}

function standardSign(lead: number, trail: number): string | null {
  try {
    return standard.decode(Uint8Array.of(lead, trail));
  } catch {
    return null;
  }
}
