import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { kitTexts } from '#admin/kit/texts.ts';
import { categoryTexts } from '#admin/screens/categories/texts.ts';
import { dashboardTexts } from '#admin/screens/dashboard/texts.ts';
import { earningTexts } from '#admin/screens/earnings/texts.ts';
import { cannedTexts } from '#admin/screens/inquiries/texts.ts';
import { ordersTexts } from '#admin/screens/orders/texts.ts';
import { termsTexts } from '#admin/screens/terms/texts.ts';
import { preparationTexts } from '#admin/screens/to-prepare/texts.ts';
import { screens } from '#admin/screens.ts';
import { mayDo } from '#rules/member/rights/permission.ts';
import { isWhole } from '../../whole.ts';
import { desktop, newVisitor } from '../hands/browser.ts';
import { demoAdmin, enterOffice } from '../hands/office-hands.ts';

const people = [
  { role: 'admin', email: demoAdmin.email, beginning: dashboardTexts.title },
  { role: 'artist', email: 'artist@seam.example', beginning: earningTexts.title },
  { role: 'brand', email: 'brand@seam.example', beginning: preparationTexts.title },
] as const;

/** The buttons behind which a screen has a form, by the start of the screen's path. */
const behind: Readonly<Record<string, readonly string[]>> = {
  '/categories': [categoryTexts.add],
  '/canned-answers': [cannedTexts.add],
  '/orders/': [ordersTexts.changeDelivery],
  '/terms/': [termsTexts.write],
};

/**
 * In the page: gives each form a refusal of every path of its schema; returns the names of the paths, and of those of which nothing is seen
 * within half a second.
 */
async function refuseEach(): Promise<{ walked: string[]; unseen: string[] }> {
  interface Schema {
    _zod: { def: { shape?: Record<string, Schema>; element?: Schema; innerType?: Schema; in?: Schema; options?: Schema[] } };
  }
  interface Fiber {
    return: Fiber | null;
    memoizedProps: { schema?: Schema; form?: { setError: (path: string, error: { message: string }) => void; clearErrors: () => void } };
  }
  const pathsOf = (schema: Schema, at: string): string[] => {
    const { shape, element, innerType, options, in: entered } = schema._zod.def;
    const within = innerType ?? entered;
    if (within) return pathsOf(within, at);
    if (options) return options.flatMap((option) => pathsOf(option, at));
    const own = at === '' ? [] : [at];
    if (element) return [...own, ...pathsOf(element, `${at}.0`)];
    return [...own, ...Object.entries(shape ?? {}).flatMap(([key, part]) => pathsOf(part, at === '' ? key : `${at}.${key}`))];
  };
  // The next task of the page: a timer would wait for four milliseconds more.
  const { port1, port2 } = new MessageChannel();
  const nextTask = () =>
    new Promise((done) => {
      port1.onmessage = done;
      port2.postMessage(null);
    });
  const walked: string[] = [];
  const unseen: string[] = [];
  for (const element of document.querySelectorAll('form')) {
    const key = Object.keys(element).find((each) => each.startsWith('__reactFiber$')) ?? '';
    let fiber = (element as unknown as Record<string, Fiber>)[key] ?? null;
    while (fiber !== null && !(fiber.memoizedProps?.schema && fiber.memoizedProps.form)) fiber = fiber.return;
    const { schema, form } = fiber?.memoizedProps ?? {};
    if (!schema || !form) continue;
    const isSeen = (path: string) => element.textContent.includes(`거절 ${path}·`);
    /** Refuses these at once; returns those of which nothing is seen when others are, or when half a second is over. */
    const refuseAll = async (paths: readonly string[]): Promise<string[]> => {
      for (const path of paths) form.setError(path, { message: `거절 ${path}·` });
      for (const end = performance.now() + 500; !paths.some(isSeen) && performance.now() < end; ) await nextTask();
      // Fields are drawn in more than one task.
      for (let tasks = 0; tasks < 5 && !paths.every(isSeen); tasks += 1) await nextTask();
      const missing = paths.filter((path) => !isSeen(path));
      form.clearErrors();
      return missing;
    };
    const paths = [...new Set(['root.refused', ...pathsOf(schema, '')])];
    walked.push(...paths);
    // One path of each field at a time: a field, in all its languages, shows one error. What is not seen beside others is tried by itself.
    const parts = Object.values(Object.groupBy(paths, (path) => (path.split('.')[0] ?? '').replace(/_(en|cn)$/, '')));
    for (let turn = 0; parts.some((part) => part?.[turn]); turn += 1) {
      const left = await refuseAll(parts.flatMap((part) => part?.slice(turn, turn + 1) ?? []));
      for (const path of left) if ((await refuseAll([path])).length > 0) unseen.push(`${location.pathname}: ${path}`);
    }
  }
  return { walked, unseen };
}

/** The path of a screen without the name of its row. */
const kindOf = (path: string) => path.replace(/\/(?!new$)[^/]*\d[^/]*$/, '/:id');

/** Goes to a screen as a link does, without loading the office again, and waits until nothing of it is on its way. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    if (location.pathname === to) return;
    document.querySelector('main h1')?.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction(
    (loading) => document.querySelector('main h1:not([data-left])') && !document.querySelector(`[role="status"][aria-label="${loading}"]`),
    kitTexts.loading,
  );
}

test.runIf(isWhole)('a refusal of any field of any form of the back office is read on the screen', async () => {
  const told = { forms: new Set<string>(), paths: 0, unseen: [] as string[] };
  for (const { role, email, beginning } of people) {
    const { context, page } = await newVisitor({ device: desktop });
    await enterOffice(page, { ...demoAdmin, email }, beginning);
    const own = screens.filter(
      ({ path, permission }) => !path.includes(':') && mayDo(role === 'admin' ? [role, 'owner'] : [role], permission) !== 'no',
    );
    const seen = new Set<string>();
    const look = async (path: string) => {
      await open(page, path);
      const main = page.getByRole('main');
      for (const name of Object.entries(behind).find(([start]) => path.startsWith(`/admin${start}`))?.[1] ?? []) {
        const button = main.getByRole('button', { name, exact: true });
        if ((await button.count()) > 0) await button.first().click();
      }
      if ((await page.locator('form').count()) === 0) return;
      const { walked, unseen } = await page.evaluate(refuseEach);
      if (walked.length > 0) told.forms.add(kindOf(path));
      told.paths += walked.length;
      told.unseen.push(...unseen);
    };
    for (const { path } of own) {
      await look(`/admin${path}`);
      const links = page.getByRole('main').locator(`[data-row-link], a[href="/admin${path}/new"]`);
      for (const href of new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))) {
        const kind = kindOf(href);
        if (seen.has(kind)) continue;
        seen.add(kind);
        await look(href);
      }
    }
    await context.close();
  }
  process.stdout.write(`refusals: ${told.forms.size} screens with forms, ${told.paths} paths walked, ${told.unseen.length} not seen\n`);
  expect(told.unseen.join('\n')).toBe('');
  expect(told.forms.size).toBeGreaterThan(40);
});
