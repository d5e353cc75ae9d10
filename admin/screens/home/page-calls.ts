import { call } from '#admin/session/wire.ts';
import type { BuiltPageView, PagePreview, PageProblems, PageRevision } from '#contract/rest/admin/pages.ts';
import type { PageBlock } from '#rules/home/page/page-block.ts';

export const pagePath = '/admin/pages/main';
export const pageKey = ['pages', 'main'] as const;

export const loadPage = (signal: AbortSignal) => call<BuiltPageView>('GET', pagePath, { signal });
export const loadRevision = (id: number) => call<PageRevision>('GET', `${pagePath}/revisions/${id}`);
export const checkBlocks = (blocks: readonly PageBlock[], signal?: AbortSignal) =>
  call<PageProblems>('POST', `${pagePath}/check`, { body: { blocks }, ...(signal === undefined ? {} : { signal }) });
export const openPreview = () => call<PagePreview>('POST', `${pagePath}/previews`, { body: {} });
