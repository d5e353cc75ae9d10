import type { Page } from 'playwright-core';
import { verificationTexts } from '#storefront/nouns/verification/texts.ts';
import { codeOf } from './shopper.ts';

/** The part of the current form that verifies a phone number. */
export function phoneForm(page: Page) {
  const form = page.getByRole('main');
  return {
    phoneField: form.getByRole('textbox', { name: verificationTexts.phone.ko, exact: true }),
    codeField: form.getByRole('textbox', { name: verificationTexts.code.ko, exact: true }),
    ask: form.getByRole('button', { name: verificationTexts.ask.ko }),
    complete: form.getByText(verificationTexts.complete.ko),
  };
}

/** Enters a phone number (digits), requests a code and enters it; its last digit submits. */
export async function provePhone(page: Page, phone: string): Promise<void> {
  const { phoneField, codeField, ask, complete } = phoneForm(page);
  await phoneField.fill(phone);
  await ask.click();
  await codeField.fill('');
  await codeField.fill(await codeOf(phone));
  await complete.waitFor();
}

/** A different code. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
