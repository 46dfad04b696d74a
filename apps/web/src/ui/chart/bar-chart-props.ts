export interface BarRow {
  readonly id: string;
  readonly name: string;
  readonly value: number;
}

export interface BarChartProps {
  readonly rows: readonly BarRow[];
  /** What the bars show. */
  readonly label: string;
  /** Formats a value for tooltip and axis. */
  readonly format: (value: number) => string;
  /** Horizontal, for long names. */
  readonly isAcross?: boolean;
  /** In px. */
  readonly height?: number;
  /** The row of a pressed bar. */
  readonly onPick: (rowId: string) => void;
}
