import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { readConfig } from '#server/config.ts';
import { memberToken } from '#test/member-token.ts';
import { type Attack, inParallel } from '../attack.ts';
import { watchPage } from '../probe.ts';

const entries = 15_000;
const [files, width] = [40, 10];
/** The longest that /healthz may wait, in milliseconds. */
const mostWait = 1_000;

/** A member of staff sends xlsx files of 15,000 tiny entries, and a sheet as large as it may be: the thread that serves answers on. */
export const workbooks: Attack = {
  name: 'workbook of 15,000 entries, 10 wide',
  async run(world) {
    const [userId = ''] = world.shoppers.map((shopper) => shopper.userId);
    const shop = { config: readConfig(world.settings), database: world.database(), clock: () => new Date() };
    const token = await memberToken(shop, { userId, roles: ['admin'], now: new Date() });
    const content = [await workbook(entries, 0), await workbook(3, 2_000)];
    const told = new Map<string, number>();
    const watch = await watchPage(`${world.shop.url}/healthz`);
    await inParallel(Array.from({ length: files }), width, async (_, index) => {
      const reply = await fetch(`${world.shop.url}/api/admin/waybills/reading?courier=CJ`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
        body: new Uint8Array(content[index % 2] ?? []),
      });
      const { code = 'read' } = (await reply.json()) as { code?: string };
      told.set(`${reply.status} ${code}`, (told.get(`${reply.status} ${code}`) ?? 0) + 1);
    });
    const { longest } = await watch.stop();
    const figures = `${[...told].map(([what, count]) => `${count} x ${what}`).join(', ')}; /healthz waited ${longest.toFixed(0)} ms at most`;
    const broken = longest > mostWait ? [`/healthz waited ${longest.toFixed(0)} ms`] : [];
    if (!told.has('413 WAYBILL_FILE_TOO_LARGE')) broken.push('no file was refused as too large');
    return { broken, figures };
  },
};

/** A workbook with this many entries of one byte, or with these rows of 200 cells. */
async function workbook(count: number, rows: number): Promise<Buffer> {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const zip = new ZipFile();
  const add = (name: string, xml: string) => zip.addBuffer(Buffer.from(xml), name);
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  );
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  );
  const row = `<row>${'<c><v>1</v></c>'.repeat(200)}</row>`;
  add('xl/worksheets/sheet1.xml', `<worksheet xmlns="${main}"><sheetData>${row.repeat(rows)}</sheetData></worksheet>`);
  for (let index = 3; index < count; index += 1) add(`xl/media/${index}.xml`, ' ');
  zip.end();
  return buffer(zip.outputStream);
}
