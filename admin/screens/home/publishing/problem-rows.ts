import type { NamedProblem } from '#contract/rest/admin/pages.ts';
import type { PageBlock } from '#rules/home/page/page-block.ts';

export interface ProblemRow {
  block: PageBlock;
  /** What is wrong with it, the first of which it is opened at. */
  problems: readonly [NamedProblem, ...NamedProblem[]];
}

/** The blocks that have problems, in their order: what a heading counts and its list shows, however much is wrong with one of them. */
export function problemRows(blocks: readonly PageBlock[], problems: readonly NamedProblem[]): ProblemRow[] {
  return blocks.flatMap((block) => {
    const [first, ...others] = problems.filter((problem) => problem.block === block.key);
    return first === undefined ? [] : [{ block, problems: [first, ...others] }];
  });
}
