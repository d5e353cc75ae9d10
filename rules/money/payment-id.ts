/** The id of a payment at the provider: 20 to 32 letters and digits, which every payment company accepts. */
export const PAYMENT_ID = /^[A-Za-z0-9]{20,32}$/;
