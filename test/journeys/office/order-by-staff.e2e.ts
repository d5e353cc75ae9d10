import { expect, test } from 'vitest';
import { ordersTexts } from '#admin/screens/orders/texts.ts';
import { preparedTexts } from '#admin/screens/prepared/texts.ts';
import { claimTexts } from '#storefront/nouns/order/claim-texts.ts';
import { newVisitor } from '../hands/browser.ts';
import { agreeToAll, approveCard, finishedOrder, toPaymentWindow } from '../hands/checkout-hands.ts';
import { enterOffice } from '../hands/office-hands.ts';
import { fillLogin, newMember, queryData, visit } from '../hands/shopper.ts';

/** Goods that nobody designs, on sale, in two options of one price. */
async function wareInTwoOptions(): Promise<{ name: string; options: readonly { name: { ko: string } }[] }> {
  type Ware = { name: { ko: string }; options: { name: { ko: string }; price: number }[] };
  const { product_products: found } = await queryData<{ product_products: Ware[] }>(`{
    product_products(where: { is_custom: { _eq: false }, stock_count: { _gt: 10 } }, order_by: [{ id: asc }]) {
      name options(where: { stock_count: { _gt: 5 } }, order_by: [{ position: asc }, { id: asc }]) { name price } } }`);
  const ware = found.find(({ options: [first, second] }) => second !== undefined && first?.price === second.price);
  if (ware === undefined) throw new Error('the demonstration shop has no ware in two options of one price');
  return { name: ware.name.ko, options: ware.options };
}

test('a phone order: staff prepare it, its member pays by the link, then size change and goodwill refund are visible to both', async () => {
  const [ware, account] = [await wareInTwoOptions(), await newMember('한전화')];
  const [first, second] = ware.options.map(({ name }) => name.ko);
  const { page: office } = await newVisitor();
  await enterOffice(office);
  await office.goto('/admin/prepared');
  await office.getByRole('searchbox', { name: preparedTexts.find }).fill(account.email);
  await office.getByRole('button', { name: preparedTexts.search, exact: true }).click();
  await office.getByRole('link', { name: new RegExp(`${preparedTexts.choose}$`) }).click();
  const goods = office.getByRole('combobox', { name: preparedTexts.product });
  await goods.fill(ware.name);
  await office
    .getByRole('option', { name: new RegExp(`^${ware.name}`) })
    .first()
    .click();
  const option = office.getByRole('combobox', { name: preparedTexts.option(ware.name) });
  const label = await option
    .locator('option')
    .filter({ hasText: first ?? '' })
    .first()
    .textContent();
  await option.selectOption({ label: label ?? '' });
  await office.getByRole('radio', { name: preparedTexts.byStaff }).check();
  for (const [name, text] of [
    [preparedTexts.recipient, '한받음'],
    [preparedTexts.phone, '010-2345-6789'],
    [preparedTexts.zip, '04524'],
    [preparedTexts.address, '서울 중구 세종대로 110'],
  ] as const)
    await office.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(text);
  await office.getByRole('button', { name: preparedTexts.send, exact: true }).click();
  const link = office.getByRole('textbox', { name: preparedTexts.link });
  await link.waitFor();

  const { page: shopper } = await newVisitor();
  await visit(shopper, new URL(await link.inputValue()).pathname);
  await shopper
    .getByRole('main')
    .getByRole('link', { name: /로그인/ })
    .click();
  await fillLogin(shopper, account);
  await shopper.getByText('한받음').first().waitFor();
  await agreeToAll(shopper);
  await toPaymentWindow(shopper);
  await approveCard(shopper);
  const number = await finishedOrder(shopper);

  await office.reload();
  await office.getByRole('link', { name: number }).click();
  await office.getByText(ordersTexts.events.PREPARED_BY_STAFF ?? '').waitFor();
  await office.getByRole('button', { name: ordersTexts.changeOption }).click();
  await office
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${second}`) })
    .click();
  await office.getByText(`${first} → ${second}`).waitFor();
  await office.getByRole('button', { name: ordersTexts.goodwill }).click();
  await office.getByRole('textbox', { name: new RegExp(`^${ordersTexts.goodwillAmount}`) }).fill('1000');
  await office.getByRole('textbox', { name: new RegExp(`^${ordersTexts.goodwillReason}`) }).fill('늦게 보내 드려 죄송해요.');
  await office.getByRole('button', { name: ordersTexts.goodwillSave }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: ordersTexts.goodwillSave }).click();
  await office.getByText(ordersTexts.goodwillDone).waitFor();

  await visit(shopper, `/mypage/order/${/\d+$/.exec(office.url())?.[0] ?? ''}`);
  await shopper
    .getByRole('heading', { name: new RegExp(claimTexts.GOODWILL.ko) })
    .first()
    .waitFor();
  const order = await shopper.getByRole('main').textContent();
  for (const said of [second ?? '', '1,000원', '늦게 보내 드려 죄송해요.']) expect(order).toContain(said);
});
