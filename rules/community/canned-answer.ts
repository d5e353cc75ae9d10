/**
 * Words that a canned answer leaves to be filled in, written in braces: what the one who asked is called, and what the question names. They are
 * Korean because operators write them.
 */
export const answerVariables = ['고객명', '문의제목', '주문번호', '주문상태', '상품명', '택배사', '송장번호'] as const;
export type AnswerVariable = (typeof answerVariables)[number];

/** What is known for each word; one that is left out or empty is not. */
export type AnswerValues = Readonly<Partial<Record<AnswerVariable, string>>>;

const braces = /\{[ \t]*([^{}\n]{1,30}?)[ \t]*\}/g;

/** A filled answer, and the words in braces that nothing is known for, or that nobody knows: such an answer is never sent. */
export interface FilledAnswer {
  text: string;
  unresolved: string[];
}

/** Fills in the placeholders of an answer; one that cannot be filled stays as it is, so that it shows in the preview. */
export function fillAnswer(template: string, values: AnswerValues): FilledAnswer {
  const unresolved = new Set<string>();
  const text = template.replace(braces, (whole, word: string) => {
    const value = answerVariables.some((known) => known === word) ? values[word as AnswerVariable] : undefined;
    if (value === undefined || value === '') unresolved.add(word);
    return value === undefined || value === '' ? whole : value;
  });
  return { text, unresolved: [...unresolved] };
}

/** Letters of a canned answer's title. */
export const CANNED_TITLE_MAX = 60;
