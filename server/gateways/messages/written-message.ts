/** A message's final text, with the unsubscribe address if it is an advertisement. */
export interface WrittenMessage {
  subject: string;
  text: string;
  unsubscribeUrl: string | null;
}
