/** A model of stays without SQL: days count from 0, at noon. */

export interface Moment {
  day: number;
  hour: number;
}
const isAfter = (one: Moment, other: Moment) =>
  one.day > other.day || (one.day === other.day && one.hour > other.hour);

export interface Stay {
  id: number;
  bed: number;
  status: 'pending' | 'accepted' | 'ended';
  closedAs: string | null;
  start: number;
  agreed: Moment | null;
  requested: Moment | null;
}
export const isOpen = ({ status }: Stay) => status !== 'ended';
export const overlaps = (one: Stay, start: number, end: number) =>
  start < (one.agreed?.day ?? Infinity) && one.start < end;

export class StaysModel {
  today = 0;
  readonly stays: Stay[] = [];

  get now(): Moment {
    return { day: this.today, hour: 12 };
  }

  request(stay: Stay, at: Moment): number {
    if (!isOpen(stay)) return 409;
    if (at.day < this.today || at.day <= stay.start) return 422;
    stay.requested = at;
    return 200;
  }

  confirm(stay: Stay, at: Moment): number {
    const { requested } = stay;
    if (!isOpen(stay) || requested === null) return 409;
    if (isAfter(at, requested) || isAfter(requested, at)) return 409;
    if (at.day < this.today || at.day <= stay.start) return 422;
    const isTaken = this.stays.some(
      (next) =>
        next !== stay &&
        next.bed === stay.bed &&
        isOpen(next) &&
        next.start >= stay.start &&
        isAfter(at, { day: next.start, hour: 15 }),
    );
    if (isTaken) return 409;
    Object.assign(stay, { agreed: at, requested: null });
    return 200;
  }

  decline(stay: Stay): number {
    if (!isOpen(stay) || stay.requested === null) return 409;
    stay.requested = null;
    return 200;
  }

  checkOut(stay: Stay, at: Moment): number {
    if (stay.status !== 'accepted') return 409;
    if (at.day < this.today) return 422;
    if (stay.agreed !== null && isAfter(at, stay.agreed)) return 409;
    if (!isAfter(at, this.now)) return this.end(stay, at, 'checked_out');
    if (at.day <= stay.start) return 422;
    if (stay.agreed === null || isAfter(stay.agreed, at)) stay.requested = null;
    stay.agreed = at;
    return 200;
  }

  leave(stay: Stay): number {
    if (stay.status !== 'accepted') return 409;
    const { agreed } = stay;
    const isOver = agreed !== null && isAfter(this.now, agreed);
    return this.end(stay, isOver ? agreed : this.now, 'left');
  }

  end(stay: Stay, agreed: Moment, closedAs: string): number {
    Object.assign(stay, { status: 'ended', closedAs, agreed, requested: null });
    return 200;
  }

  pass(days: number): void {
    this.today += days;
    for (const stay of this.stays) {
      const isOver = stay.agreed !== null && !isAfter(stay.agreed, this.now);
      if (stay.status !== 'accepted' || !isOver) continue;
      Object.assign(stay, { status: 'ended', closedAs: 'checked_out', requested: null });
    }
  }
}
