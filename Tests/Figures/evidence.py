"""Logistic regression over the evidence that `pandu evaluate --hypotheses` prints as `kind number`."""
import sys

try:
    import numpy as np
except ImportError:
    sys.exit("this figure needs numpy")


def values(rows, names):
    """A table of the evidence of each row, a column for each kind."""
    table = np.zeros((len(rows), len(names)))
    for row, parts in zip(table, rows):
        for part in parts:
            name, value = part.split(" ")
            row[names.index(name)] = float(value)
    return table


def fit(table, right, weight=None, draw=1.0, steps=40):
    """Weights by Newton's method, drawn towards zero."""
    weight = np.ones(len(right)) if weight is None else weight
    weights = np.zeros(table.shape[1])
    for _ in range(steps):
        chance = 1 / (1 + np.exp(-table @ weights))
        slope = table.T @ (weight * (chance - right)) + draw * weights
        curve = (table * (weight * chance * (1 - chance))[:, None]).T @ table + draw * np.eye(len(weights))
        weights -= np.linalg.solve(curve, slope)
    return weights


def write(path, script, names, weights):
    lines = [f"{name} {weight:.2f}" for name, weight in zip(names, weights) if abs(weight) >= 0.005]
    path.write_text(f"# Kind of evidence, weight; fitted by Tests/Figures/{script}.\n" + "\n".join(lines) + "\n", "utf-8")
