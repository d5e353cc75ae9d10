/** The largest reply of a party outside that is read, in bytes after decompression; a payment with a hundred cancellations has 30,000. */
export const LARGEST_REPLY = 1_000_000;

/**
 * The text of a reply, read piece by piece and given up as soon as it is too large: what it claims to be is not believed.
 * Errors: throws RangeError above LARGEST_REPLY.
 */
export async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  // Leaving the loop by an exception cancels the stream, and with it the connection.
  for await (const piece of response.body ?? []) {
    size += piece.byteLength;
    if (size > LARGEST_REPLY) throw new RangeError(`a reply of more than ${LARGEST_REPLY} bytes`);
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}
