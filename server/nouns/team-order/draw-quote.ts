import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { formatWon, type Won } from '#rules/money/money.ts';
import type { Quote } from '#rules/order/team/quote.ts';
import { koreanDay } from '#rules/shop/korean-time.ts';
import { pretendard } from '#server/nouns/text/shape-text.ts';

/** The offering company on a quote as the law requires, one line each; empty lines are left out. */
export interface QuoteSeller {
  readonly name: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
}

export interface QuotePaper {
  readonly seller: QuoteSeller;
  /** The customer. */
  readonly title: string;
  /** The garment and its design. */
  readonly item: string;
  readonly quote: Quote;
  readonly now: Date;
}

const [left, right, top] = [56, 539, 64];
const [ink, grey, line] = ['#141412', '#6B6A66', '#D9D7D1'];

/** A quote (견적서) as a PDF of one A4 page; more sizes continue on the next page. */
export async function drawQuote({ seller, title, item, quote, now }: QuotePaper): Promise<Buffer> {
  const [{ default: PdfDocument }, regular, bold] = await Promise.all([import('pdfkit'), fontFile('SemiBold'), fontFile('ExtraBold')]);
  const pdf = new PdfDocument({ size: 'A4', margin: top, info: { Title: `견적서 ${title}`, Author: seller.name } });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<Buffer>((done) => pdf.on('end', () => done(Buffer.concat(parts))));
  pdf.registerFont('regular', regular).registerFont('bold', bold);
  const write = (
    text: string,
    x: number,
    y: number,
    { size = 10, font = 'regular', color = ink, align = 'left', width = right - x } = {},
  ) =>
    pdf
      .font(font)
      .fontSize(size)
      .fillColor(color)
      .text(text, x, y, { width, align: align as 'left' | 'right', lineBreak: true });
  const rule = (y: number, color = line) => pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.7).strokeColor(color).stroke();

  write('견적서', left, top, { size: 28, font: 'bold' });
  write(`${title} 귀하`, left, top + 52, { size: 14, font: 'bold', width: 230 });
  const dates = [
    ['견적일', koreanDay(now)],
    ['유효 기간', `${koreanDay(quote.valid_until)}까지`],
  ];
  dates.forEach(([label = '', value = ''], at) => {
    write(label, left, top + 96 + at * 18, { color: grey });
    write(value, left + 64, top + 96 + at * 18);
  });
  write(seller.name, 310, top + 52, { size: 12, font: 'bold' });
  let y = top + 74;
  for (const [label, value] of seller.facts) {
    write(label, 310, y, { size: 9, color: grey });
    write(value, 390, y, { size: 9 });
    y = Math.max(y + 15, pdf.y + 3);
  }

  y = Math.max(y, top + 140) + 20;
  write('합계 금액 (부가세 포함)', left, y + 4, { color: grey });
  write(formatWon(quote.total, 'ko'), left, y, { size: 20, font: 'bold', align: 'right' });
  y += 42;
  const columns = [
    { x: left, width: 220, align: 'left' },
    { x: 290, width: 50, align: 'left' },
    { x: 340, width: 40, align: 'right' },
    { x: 385, width: 70, align: 'right' },
    { x: 460, width: right - 460, align: 'right' },
  ];
  const row = (cells: readonly string[], { color = ink, font = 'regular' } = {}) => {
    if (y > 740) {
      pdf.addPage();
      y = top;
    }
    cells.forEach((cell, at) => {
      const { x = left, width = 0, align = 'left' } = columns[at] ?? {};
      write(cell, x, y, { width, align, color, font });
    });
    y = Math.max(y + 20, pdf.y + 6);
  };
  rule(y - 8, ink);
  row(['품목', '사이즈', '수량', '단가', '금액'], { color: grey });
  rule(y - 6);
  const won = (amount: Won) => amount.toLocaleString('ko-KR');
  quote.lines.forEach((each, at) => {
    row([at === 0 ? item : '', each.size, String(each.quantity), won(quote.unit_price), won(each.amount)]);
  });
  rule(y - 4);
  y += 4;
  row(['모두', '', String(quote.quantity), '', won(quote.unit_price * quote.quantity)]);
  if (quote.discount > 0) row([`수량 할인 (${quote.percent}%)`, '', '', '', `-${won(quote.discount)}`]);
  row([quote.delivery === 0 ? '배송비 (무료)' : '배송비', '', '', '', won(quote.delivery)]);
  rule(y - 4);
  y += 4;
  row(['공급가액', '', '', '', won(quote.supply)]);
  row(['부가세 (10%)', '', '', '', won(quote.vat)]);
  row(['합계', '', '', '', won(quote.total)], { font: 'bold' });
  rule(y - 4, ink);
  const steps = quote.steps.map(({ pieces, percent }) => `${pieces}벌부터 ${percent}%`).join(', ');
  const notes = `${steps === '' ? '' : `수량 할인: 같은 디자인 ${steps}. `}금액의 단위는 원이고, 단가에는 옷과 인쇄, 그래픽 값이 들어 있어요. 사이즈나 수량이 바뀌면 수량 할인이 달라질 수 있고, 제주와 도서 산간은 배송비가 더해져요.`;
  write(notes, left, y + 8, { size: 9, color: grey });
  pdf.end();
  return ended;
}

function fontFile(weight: Parameters<typeof pretendard>[0]): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(pretendard(weight))));
}
