export interface BarSeries {
  readonly name: string;
  readonly label: string;
}

export interface BarRow {
  readonly id: string;
  readonly name: string;
  /** What the values are parts of, where they do not add up to it. */
  readonly whole?: number;
  /** By the name of the series. */
  readonly values: Readonly<Record<string, number>>;
}

export interface BarChartProps {
  readonly rows: readonly BarRow[];
  /** One to three. */
  readonly series: readonly BarSeries[];
  /** Formats a value for tooltip and axis. */
  readonly format: (value: number) => string;
  /** For shares of a whole: what the axis shows of it, from 0 so that lengths can be compared. */
  readonly range?: readonly [from: number, to: number] | undefined;
  /** Horizontal, for long names. */
  readonly isAcross?: boolean;
  /** In px. */
  readonly height?: number;
  /** The series and the row of a pressed bar. */
  readonly onPick: (series: string, rowId: string) => void;
}
