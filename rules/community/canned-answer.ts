/**
 * Placeholders in a canned answer, written in braces, such as the customer's name and the subject of the question. They are Korean because
 * operators write them.
 */
export const answerVariables = ['고객명', '문의제목', '주문번호', '주문상태', '상품명', '택배사', '송장번호'] as const;
export type AnswerVariable = (typeof answerVariables)[number];

/** The value of each placeholder; missing or empty means unknown. */
export type AnswerValues = Readonly<Partial<Record<AnswerVariable, string>>>;

/** Longest name of a placeholder; more in braces is text. */
const NAME_MAX = 30;
// Blanks are trimmed afterwards: matched here, a long run of them would take seconds.
const braces = /\{([^{}\n]{1,100})\}/g;

/** A filled answer, with the placeholders that are unknown or have no value. An answer with any of these is never sent. */
export interface FilledAnswer {
  text: string;
  unresolved: string[];
}

/** Fills the placeholders of an answer. One without a value is left as is, so that it shows in the preview. */
export function fillAnswer(template: string, values: AnswerValues): FilledAnswer {
  const unresolved = new Set<string>();
  const text = template.replace(braces, (whole, written: string) => {
    const word = written.trim();
    if (word === '' || word.length > NAME_MAX) return whole;
    const value = answerVariables.some((known) => known === word) ? values[word as AnswerVariable] : undefined;
    if (value === undefined || value === '') unresolved.add(word);
    return value === undefined || value === '' ? whole : value;
  });
  return { text, unresolved: [...unresolved] };
}

/** Maximum length of a canned answer's title. */
export const CANNED_TITLE_MAX = 60;
