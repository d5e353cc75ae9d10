import { bankNames, cardNames } from '#contract/banks.ts';
import { formatWon } from '#rules/money/money.ts';
import { koreanTime } from '#rules/shop/korean-time.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { escapeHtml } from '../page.ts';
import { pageOf } from './html.ts';
import { isOpen, localeOf, type StandInPayment, type WindowRequest } from './stand-in-payment.ts';
import { type WindowTexts, walletNames, windowTexts } from './window-texts.ts';

const banks = ['SHINHAN', 'KOOKMIN', 'WOORI', 'HANA', 'NONGHYUP', 'IBK'] as const;
/** Card companies offer instalments from this amount in won. */
const INSTALLMENT_FROM = 50_000;

/** What every part of the window needs for its text. */
interface Words {
  locale: Locale;
  texts: WindowTexts;
}

/** The payment window for the payment's state, in the requested language. */
export function windowPage(payment: StandInPayment | null, now: Date): string {
  const locale = localeOf(payment);
  const words = { locale, texts: windowTexts[locale] };
  const { payment: title, unknown } = words.texts;
  if (!payment?.request) return pageOf(title, `<section class="body"><h1>${unknown}</h1></section>`, locale);
  const parts = isOpen(payment) ? choicePart(payment.request, words) : statePart(payment, now, words);
  return pageOf(`${title} | ${payment.request.orderName}`, `${headPart(payment.request, words)}\n${parts}`, locale);
}

function headPart(request: WindowRequest, { locale }: Words): string {
  return `<header class="head">
  <p class="brand">SEAM PAY</p>
  <p class="shop">Seam</p>
  <p class="item">${escapeHtml(request.orderName)}</p>
  <p class="amount">${formatWon(request.totalAmount, locale)}</p>
</header>`;
}

function choicePart(request: WindowRequest, words: Words): string {
  const { locale, texts } = words;
  const method = { CARD: cardPart, VIRTUAL_ACCOUNT: accountPart, EASY_PAY: walletPart }[request.payMethod](request, words);
  const [action, label] =
    request.payMethod === 'VIRTUAL_ACCOUNT' ? ['issue', texts.issue] : ['approve', texts.pay(formatWon(request.totalAmount, locale))];
  return `<section class="body">
${method}
  <label class="agree"><input type="checkbox" id="agree" data-missing="${texts.agreementMissing}"> <span>${texts.agreement}</span></label>
  <p class="alert" id="alert" role="alert" hidden></p>
</section>
<footer class="foot">
  <button type="button" class="plain" data-action="close">${texts.cancel}</button>
  <button type="button" class="primary" data-action="${action}" data-needs-agreement>${label}</button>
</footer>
${demoPart(`<button type="button" data-action="decline">${texts.decline}</button>`, texts)}`;
}

function cardPart(request: WindowRequest, { locale, texts }: Words): string {
  const choices = Object.entries(cardNames)
    .map(
      ([value, name], index) =>
        `<label class="card"><input type="radio" name="card" value="${value}"${index === 0 ? ' checked' : ''}><span>${name[locale]}</span></label>`,
    )
    .join('\n');
  const months = request.totalAmount < INSTALLMENT_FROM ? [] : [2, 3, 4, 5, 6, 12];
  const options = months.map((month) => `<option value="${month}">${texts.months(month)}</option>`).join('');
  return `  <h1>${texts.cards}</h1>
  <fieldset class="cards"><legend class="unseen">${texts.cardCompany}</legend>
${choices}
  </fieldset>
  <label class="field"><span>${texts.installment}</span><select id="installment"><option value="0">${texts.atOnce}</option>${options}</select></label>`;
}

function accountPart(request: WindowRequest, { locale, texts }: Words): string {
  const options = banks.map((code) => `<option value="${code}">${bankNames[code][locale]}</option>`).join('');
  return `  <h1>${texts.account}</h1>
  <label class="field"><span>${texts.bank}</span><select id="bank">${options}</select></label>
  <dl class="facts">
    <div><dt>${texts.depositor}</dt><dd>${escapeHtml(request.customerName)}</dd></div>
    <div><dt>${texts.due}</dt><dd>${escapeHtml(request.dueDate ?? texts.sevenDays)}</dd></div>
  </dl>`;
}

function walletPart(request: WindowRequest, { locale, texts }: Words): string {
  const name = walletNames[request.easyPayProvider ?? '']?.[locale] ?? texts.wallet;
  return `  <h1>${name}</h1>
  <p class="wallet wallet-${escapeHtml((request.easyPayProvider ?? 'none').toLowerCase())}">${name}</p>
  <p class="hint">${texts.walletHint}</p>`;
}

function statePart(payment: StandInPayment, now: Date, { locale, texts }: Words): string {
  const account = payment.virtualAccount;
  if (payment.status !== 'VIRTUAL_ACCOUNT_ISSUED' || !account) return donePart(payment, texts);
  const bank = banks.find((code) => code === account.bank);
  const isOver = new Date(account.expiredAt) <= now;
  const buttons = `<button type="button" data-action="deposit">${texts.depositNow}</button> <button type="button" data-action="expire">${texts.expire}</button>`;
  return `<section class="body">
  <h1>${isOver ? texts.overdue : texts.transferTo}</h1>
  <dl class="facts">
    <div><dt>${texts.accountBank}</dt><dd>${escapeHtml(bank === undefined ? account.bank : bankNames[bank][locale])}</dd></div>
    <div><dt>${texts.accountNumber}</dt><dd>${escapeHtml(account.accountNumber)}</dd></div>
    <div><dt>${texts.depositor}</dt><dd>${escapeHtml(account.remitterName)}</dd></div>
    <div><dt>${texts.due}</dt><dd>${koreanTime(new Date(account.expiredAt))}</dd></div>
  </dl>
  <p class="alert" id="alert" role="alert" hidden></p>
</section>
<footer class="foot"><button type="button" class="primary" data-action="leave">${texts.confirm}</button></footer>
${demoPart(buttons, texts)}`;
}

function donePart(payment: StandInPayment, texts: WindowTexts): string {
  const text = { PAID: texts.paid, CANCELLED: texts.cancelled, PARTIAL_CANCELLED: texts.partlyCancelled };
  const title = text[payment.status as keyof typeof text] ?? texts.ended;
  return `<section class="body"><h1>${title}</h1><p class="alert" id="alert" role="alert" hidden></p></section>
<footer class="foot"><button type="button" class="primary" data-action="leave">${texts.leave}</button></footer>`;
}

/** The controls that only a demonstration has, to choose outcomes and deliveries. */
function demoPart(buttons: string, { bench, webhook, webhookChoices: [once, fiveTimes, later, never] }: WindowTexts): string {
  return `<aside class="bench" aria-label="${bench}">
  <h2>${bench}</h2>
  <p class="bench-buttons">${buttons}</p>
  <label class="field"><span>${webhook}</span><select id="webhook">
    <option value="1,0">${once}</option>
    <option value="5,0">${fiveTimes}</option>
    <option value="1,5000">${later}</option>
    <option value="0,0">${never}</option>
  </select></label>
</aside>`;
}
