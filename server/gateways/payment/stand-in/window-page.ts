import { formatWon } from '#rules/money/money.ts';
import { koreanTime } from '#rules/shop/korean-time.ts';
import { escapeHtml } from '../../stand-in-page.ts';
import { pageOf } from './html.ts';
import { isOpen, type StandInPayment, type WindowRequest } from './stand-in-payment.ts';

const cards = ['신한카드', '삼성카드', 'KB국민카드', '현대카드', '롯데카드', '하나카드', 'BC카드', 'NH농협카드', '우리카드'];
const banks: [code: string, name: string][] = [
  ['SHINHAN', '신한은행'],
  ['KOOKMIN', 'KB국민은행'],
  ['WOORI', '우리은행'],
  ['HANA', '하나은행'],
  ['NONGHYUP', 'NH농협은행'],
  ['IBK', 'IBK기업은행'],
];
const wallets: Record<string, string> = { KAKAOPAY: '카카오페이', NAVERPAY: '네이버페이', TOSSPAY: '토스페이' };
/** Card companies divide payments from this amount in won on. */
const INSTALLMENT_FROM = 50_000;

/** The payment window in the state the payment is in. */
export function windowPage(payment: StandInPayment | null, now: Date): string {
  if (!payment?.request) return pageOf('결제', '<section class="body"><h1>결제 정보를 찾을 수 없습니다.</h1></section>');
  const parts = isOpen(payment) ? choicePart(payment.request) : statePart(payment, now);
  return pageOf(`결제 | ${payment.request.orderName}`, `${headPart(payment.request)}\n${parts}`);
}

function headPart(request: WindowRequest): string {
  return `<header class="head">
  <p class="brand">SEAM PAY</p>
  <p class="shop">Seam</p>
  <p class="item">${escapeHtml(request.orderName)}</p>
  <p class="amount">${formatWon(request.totalAmount, 'ko')}</p>
</header>`;
}

function choicePart(request: WindowRequest): string {
  const method = { CARD: cardPart, VIRTUAL_ACCOUNT: accountPart, EASY_PAY: walletPart }[request.payMethod](request);
  const [action, label] =
    request.payMethod === 'VIRTUAL_ACCOUNT' ? ['issue', '계좌 발급하기'] : ['approve', `${formatWon(request.totalAmount, 'ko')} 결제하기`];
  return `<section class="body">
${method}
  <label class="agree"><input type="checkbox" id="agree"> <span>결제 서비스 이용약관에 모두 동의합니다</span></label>
  <p class="alert" id="alert" role="alert" hidden></p>
</section>
<footer class="foot">
  <button type="button" class="plain" data-action="close">취소</button>
  <button type="button" class="primary" data-action="${action}" data-needs-agreement>${label}</button>
</footer>
${demoPart('<button type="button" data-action="decline">결제 거절하기</button>')}`;
}

function cardPart(request: WindowRequest): string {
  const choices = cards
    .map(
      (name, index) =>
        `<label class="card"><input type="radio" name="card" value="${name}"${index === 0 ? ' checked' : ''}><span>${name}</span></label>`,
    )
    .join('\n');
  const months = request.totalAmount < INSTALLMENT_FROM ? [] : [2, 3, 4, 5, 6, 12];
  const options = ['<option value="0">일시불</option>', ...months.map((month) => `<option value="${month}">${month}개월</option>`)].join(
    '',
  );
  return `  <h1>카드 선택</h1>
  <fieldset class="cards"><legend class="unseen">카드사</legend>
${choices}
  </fieldset>
  <label class="field"><span>할부</span><select id="installment">${options}</select></label>`;
}

function accountPart(request: WindowRequest): string {
  const options = banks.map(([code, name]) => `<option value="${code}">${name}</option>`).join('');
  return `  <h1>가상계좌 발급</h1>
  <label class="field"><span>입금 은행</span><select id="bank">${options}</select></label>
  <dl class="facts">
    <div><dt>입금자명</dt><dd>${escapeHtml(request.customerName)}</dd></div>
    <div><dt>입금 기한</dt><dd>${escapeHtml(request.dueDate ?? '발급 후 7일')}</dd></div>
  </dl>`;
}

function walletPart(request: WindowRequest): string {
  const name = wallets[request.easyPayProvider ?? ''] ?? '간편결제';
  return `  <h1>${name}</h1>
  <p class="wallet wallet-${escapeHtml((request.easyPayProvider ?? 'none').toLowerCase())}">${name}</p>
  <p class="hint">등록된 결제 수단으로 바로 결제합니다.</p>`;
}

function statePart(payment: StandInPayment, now: Date): string {
  const account = payment.virtualAccount;
  if (payment.status !== 'VIRTUAL_ACCOUNT_ISSUED' || !account) return donePart(payment);
  const bank = banks.find(([code]) => code === account.bank)?.[1] ?? account.bank;
  const isOver = new Date(account.expiredAt) <= now;
  return `<section class="body">
  <h1>${isOver ? '입금 기한이 지났습니다' : '아래 계좌로 입금해 주세요'}</h1>
  <dl class="facts">
    <div><dt>은행</dt><dd>${escapeHtml(bank)}</dd></div>
    <div><dt>계좌번호</dt><dd>${escapeHtml(account.accountNumber)}</dd></div>
    <div><dt>입금자명</dt><dd>${escapeHtml(account.remitterName)}</dd></div>
    <div><dt>입금 기한</dt><dd>${koreanTime(new Date(account.expiredAt))}</dd></div>
  </dl>
  <p class="alert" id="alert" role="alert" hidden></p>
</section>
<footer class="foot"><button type="button" class="primary" data-action="leave">확인</button></footer>
${demoPart('<button type="button" data-action="deposit">지금 입금하기</button> <button type="button" data-action="expire">기한 만료시키기</button>')}`;
}

function donePart(payment: StandInPayment): string {
  const text = { PAID: '결제가 완료되었습니다', CANCELLED: '취소된 결제입니다', PARTIAL_CANCELLED: '일부 취소된 결제입니다' };
  const title = text[payment.status as keyof typeof text] ?? '처리가 끝난 결제입니다';
  return `<section class="body"><h1>${title}</h1><p class="alert" id="alert" role="alert" hidden></p></section>
<footer class="foot"><button type="button" class="primary" data-action="leave">쇼핑몰로 돌아가기</button></footer>`;
}

/** What only a demonstration has: outcomes and deliveries at will. */
function demoPart(buttons: string): string {
  return `<aside class="bench" aria-label="시연 조작">
  <h2>시연 조작</h2>
  <p class="bench-buttons">${buttons}</p>
  <label class="field"><span>웹훅</span><select id="webhook">
    <option value="1,0">바로 한 번</option>
    <option value="5,0">바로 다섯 번</option>
    <option value="1,5000">5초 뒤 한 번</option>
    <option value="0,0">보내지 않음</option>
  </select></label>
</aside>`;
}
