import { PICTURE_MAX_BYTES } from '#rules/home/picture.ts';

const [END_MARK, ENTRY_MARK] = [0x06054b50, 0x02014b50];
const END_LENGTH = 22;
/** Maximum length of a zip's final comment. */
const REMARK_MAX = 65_535;
/** Maximum pictures of one zip: 300 products with a few each. */
const PICTURES_MOST = 1_000;

/**
 * The pictures of a zip by file name without folders, each unpacked on request. Null for no zip, or more pictures than the limit. A
 * picture that fails to unpack, or is too large, becomes an empty file, which the library refuses.
 */
export async function picturesInZip(zip: File): Promise<AsyncGenerator<File> | null> {
  const tailBegin = Math.max(0, zip.size - END_LENGTH - REMARK_MAX);
  const tail = new DataView(await zip.slice(tailBegin).arrayBuffer());
  let end = tail.byteLength - END_LENGTH;
  while (end >= 0 && tail.getUint32(end, true) !== END_MARK) end -= 1;
  if (end < 0) return null;
  const [length, begin] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  const entries = entriesOf(await zip.slice(begin, begin + length).arrayBuffer());
  const pictures = entries.filter(({ name }) => !name.startsWith('.') && typeOf(name) !== undefined);
  return pictures.length > PICTURES_MOST ? null : unpackedOf(zip, pictures);
}

interface Entry {
  name: string;
  method: number;
  length: number;
  offset: number;
}

function entriesOf(bytes: ArrayBuffer): Entry[] {
  const directory = new DataView(bytes);
  const entries: Entry[] = [];
  let at = 0;
  while (at + 46 <= directory.byteLength && directory.getUint32(at, true) === ENTRY_MARK) {
    const nameLength = directory.getUint16(at + 28, true);
    const name = new Uint8Array(bytes, at + 46, Math.min(nameLength, directory.byteLength - at - 46));
    entries.push({
      name: nameOf(name).split('/').at(-1) ?? '',
      method: directory.getUint16(at + 10, true),
      length: directory.getUint32(at + 20, true),
      offset: directory.getUint32(at + 42, true),
    });
    at += 46 + nameLength + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  return entries;
}

/** Korean Windows writes names in CP949, and a Mac takes letters apart. */
function nameOf(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize('NFC');
  } catch {
    return new TextDecoder('euc-kr').decode(bytes).normalize('NFC');
  }
}

async function* unpackedOf(zip: File, entries: readonly Entry[]): AsyncGenerator<File> {
  for (const { name, method, length, offset } of entries) {
    const head = new DataView(await zip.slice(offset, offset + 30).arrayBuffer());
    const begin = head.byteLength < 30 ? zip.size : offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
    const packed = zip.slice(begin, begin + length);
    const parts = method === 0 ? [packed] : await inflated(packed).catch(() => []);
    yield new File(parts, name, { type: typeOf(name) ?? '' });
  }
}

/** Unpacks at most the size limit of a picture, because a small zip can expand to gigabytes. Throws for invalid data. */
async function inflated(packed: Blob): Promise<BlobPart[]> {
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: BlobPart[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parts;
    size += value.byteLength;
    parts.push(value);
    if (size > PICTURE_MAX_BYTES) {
      await reader.cancel();
      return [];
    }
  }
}

function typeOf(name: string): string | undefined {
  const [, ending] = /\.(jpe?g|png|webp|avif|gif)$/i.exec(name) ?? [];
  return ending && `image/${ending.toLowerCase().replace('jpg', 'jpeg')}`;
}
