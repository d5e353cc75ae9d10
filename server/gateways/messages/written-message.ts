/** A message written out, with the address that refuses more of the kind where it advertises. */
export interface WrittenMessage {
  subject: string;
  text: string;
  unsubscribeUrl: string | null;
}
