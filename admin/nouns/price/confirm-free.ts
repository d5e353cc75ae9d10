import { dialog } from '#client/dialogs/dialog.ts';
import { becomesFree, type OnSale } from '#rules/money/price.ts';

const texts = {
  ask: '값이 0원이에요. 손님이 돈을 내지 않고 살 수 있는데, 그대로 저장할까요?',
  confirmMany: (count: number) =>
    `상품 ${count.toLocaleString('ko')}개의 값이 0원이에요. 손님이 돈을 내지 않고 살 수 있는데, 그대로 저장할까요?`,
  ok: '0원으로 저장',
} as const;

/** Asks before something on sale becomes free that was not free before. */
export async function confirmFree(now: OnSale, was: OnSale): Promise<boolean> {
  return !becomesFree(now, was) || dialog.confirm({ message: texts.ask, okLabel: texts.ok });
}

/** Asks before `count` products on sale become free; true if staff agree, and without asking for 0. */
export async function confirmFreeMany(count: number): Promise<boolean> {
  return count === 0 || dialog.confirm({ message: texts.confirmMany(count), okLabel: texts.ok });
}
