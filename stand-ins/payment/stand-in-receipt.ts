/** A receipt as stored by the stand-in. */
export interface StandInReceipt {
  paymentId: string;
  status: 'ISSUED' | 'CANCELLED';
  type: 'PERSONAL' | 'CORPORATE';
  amount: number;
  issueNumber: string;
  issuedAt: string;
}
