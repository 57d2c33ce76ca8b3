import { type HrTime, ValueType } from '@opentelemetry/api';
import { hrTime, millisToHrTime } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';

type Family = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];
type Value = Family['values'][number];

/**
 * Hands the registry of /metrics to the SDK, so that everything is counted once and has one name wherever it is read.
 * The unit stays empty, because collectors add it to the name otherwise.
 */
export function createMetricProducer(registry: Registry, resource: Resource): MetricProducer {
  const startTime = millisToHrTime(Math.round(performance.timeOrigin));
  return {
    async collect() {
      const times = { startTime, endTime: hrTime() };
      const metrics = (await registry.getMetricsAsJSON()).flatMap((family) => dataOf(family, times));
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'shop' }, metrics }] }, errors: [] };
    },
  };
}

interface Times {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

function dataOf(family: Family, times: Times): MetricData[] {
  const { name, help: description } = family;
  const base = {
    descriptor: { name, description, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const points = () =>
    family.values.map(({ labels, value }) => ({ ...times, attributes: attributesOf(labels), value }));
  switch (String(family.type)) {
    case 'counter':
      return [{ ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() }];
    case 'histogram':
      return [{ ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(family, times) }];
    case 'gauge':
      return [{ ...base, dataPointType: DataPointType.GAUGE, dataPoints: points() }];
    default:
      return [];
  }
}

function attributesOf(labels: Value['labels']): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(labels).flatMap(([name, value]) =>
      name === 'le' || value === undefined ? [] : [[name, value]],
    ),
  );
}

/** Prometheus counts the values up to each bound, OpenTelemetry those between two bounds. */
function histogramsOf({ name, values }: Family, times: Times): DataPoint<Histogram>[] {
  const groups = Map.groupBy(values, ({ labels }) => JSON.stringify(attributesOf(labels)));
  return [...groups.values()].map((group) => {
    const partOf = (suffix: string) =>
      group.filter((value) => 'metricName' in value && value.metricName === `${name}${suffix}`);
    const buckets = partOf('_bucket').map(({ labels, value }) => ({
      bound: Number(labels['le'] ?? Infinity),
      upTo: value,
    }));
    const bounded = buckets.filter(({ bound }) => Number.isFinite(bound));
    const count = partOf('_count')[0]?.value ?? 0;
    const counts = [...bounded.map(({ upTo }) => upTo), count].map(
      (upTo, place, all) => upTo - (all[place - 1] ?? 0),
    );
    return {
      ...times,
      attributes: attributesOf(group[0]?.labels ?? {}),
      value: {
        buckets: { boundaries: bounded.map(({ bound }) => bound), counts },
        sum: partOf('_sum')[0]?.value ?? 0,
        count,
      },
    };
  });
}
