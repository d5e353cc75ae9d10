/** Maximum size of a third party's response in bytes after decompression; a payment with a hundred cancellations has 30,000. */
export const LARGEST_REPLY = 1_000_000;

/**
 * Reads a response's text in chunks and aborts once it is too large; the declared length is not trusted. Errors: throws RangeError above
 * LARGEST_REPLY.
 */
export async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  // Throwing out of the loop cancels the stream and closes the connection.
  for await (const piece of response.body ?? []) {
    size += piece.byteLength;
    if (size > LARGEST_REPLY) throw new RangeError(`a reply of more than ${LARGEST_REPLY} bytes`);
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}
