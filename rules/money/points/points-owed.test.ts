import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PointLot, pointBalance, takePoints } from './points.ts';
import { heldAfter, owedAfter, setOff } from './points-owed.ts';

const now = new Date('2026-11-22T00:00:00Z');
const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
const lot = (id: number, amount: number, expires_at: Date | null, taken = 0): PointLot => ({ id, amount, taken, expires_at });

describe('points that are owed', () => {
  test('points owed are paid from the lots that expire first, and the rest stays owed', () => {
    const lots = [lot(1, 300, day(30)), lot(2, 200, day(10), 50), lot(3, 100, null)];
    expect(setOff(lots, 200)).toMatchObject({
      takings: [
        { lot_id: 2, amount: 150 },
        { lot_id: 1, amount: 50 },
      ],
      owed: 0,
    });
    const poor = setOff(lots, 1_000);
    expect(poor.owed).toBe(450);
    expect(pointBalance(poor.lots, now)).toBe(0);
    expect(setOff(lots, 0)).toMatchObject({ takings: [], owed: 0 });
  });

  test('an expired lot pays until it is written off: points owed are the same before and after the expiry job', () => {
    expect(setOff([lot(1, 100, day(-1)), lot(2, 100, day(1))], 100).takings).toEqual([{ lot_id: 1, amount: 100 }]);
  });

  test('returned points pay the debt first, and missing points become a debt', () => {
    expect([
      heldAfter({ held: 200, owed: 0 }, 300),
      heldAfter({ held: 0, owed: 500 }, 300),
      heldAfter({ held: 0, owed: 500 }, 800),
    ]).toEqual([500, 0, 300]);
    expect(owedAfter({ held: 200, owed: 0 }, { back: 0, taken: 300 })).toBe(100);
    expect(owedAfter({ held: 0, owed: 500 }, { back: 800, taken: 100 })).toBe(0);
    expect(owedAfter({ held: 0, owed: 500 }, { back: 0, taken: 100 })).toBe(600);
  });

  test('over any sequence of entries the balance less the debt equals points earned less points used, taken and expired', () => {
    const step = fc.record({
      kind: fc.constantFrom('earn' as const, 'spend' as const, 'take' as const, 'settle' as const),
      amount: fc.integer({ min: 1, max: 5_000 }),
      days: fc.integer({ min: 1, max: 90 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let lots: PointLot[] = [];
        let owed = 0;
        let expected = 0;
        const settle = () => {
          const done = setOff(lots, owed);
          lots = done.lots;
          owed = done.owed;
        };
        for (const { kind, amount, days } of steps) {
          if (kind === 'earn') {
            lots = [...lots, lot(lots.length + 1, amount, day(days))];
            expected += amount;
          } else if (kind === 'take') {
            owed += amount;
            expected -= amount;
          } else if (kind === 'settle') settle();
          else {
            // Debts are settled before spending.
            const takings = takePoints(setOff(lots, owed).lots, amount, now);
            if (takings === 'POINTS_INSUFFICIENT') continue;
            settle();
            for (const taking of takings)
              lots = lots.map((each) => (each.id === taking.lot_id ? { ...each, taken: each.taken + taking.amount } : each));
            expected -= amount;
          }
          const standing = setOff(lots, owed);
          expect(pointBalance(standing.lots, now) - standing.owed).toBe(expected);
          expect(Math.min(pointBalance(standing.lots, now), standing.owed)).toBe(0);
          for (const each of lots) expect(each.taken).toBeLessThanOrEqual(each.amount);
        }
      }),
      { numRuns: 300, seed: 20_261_122 },
    );
  });
});
