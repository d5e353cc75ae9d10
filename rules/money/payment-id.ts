/** What a payment is called at the provider: letters and digits, 20 to 32 of them, which every payment company behind it takes. */
export const PAYMENT_ID = /^[A-Za-z0-9]{20,32}$/;
