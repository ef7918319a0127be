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
    """Weights by Newton's method, drawn towards zero, each as much as the others or by its own number."""
    weight = np.ones(len(right)) if weight is None else weight
    weights = np.zeros(table.shape[1])
    draw = np.broadcast_to(draw, weights.shape)
    for _ in range(steps):
        chance = 1 / (1 + np.exp(-table @ weights))
        slope = table.T @ (weight * (chance - right)) + draw * weights
        curve = (table * (weight * chance * (1 - chance))[:, None]).T @ table + np.diag(draw)
        weights -= np.linalg.solve(curve, slope)
    return weights


def counts(rows, words):
    """A table of how often each word stands in each row."""
    numbers = {word: number for number, word in enumerate(words)}
    table = np.zeros((len(rows), len(words)))
    for row, own in zip(table, rows):
        for word in own:
            if word in numbers:
                row[numbers[word]] += 1
    return table


def write_words(path, heading, words, weights):
    """Writes the weights of words, in hundredths, a row for each word and a column for each part of the message."""
    rows = ["\t".join([word, *map(str, row)]) for word, row in zip(words, np.rint(weights * 100).astype(int)) if row.any()]
    path.write_text("\n".join(heading + rows) + "\n", "utf-8")


def write(path, script, names, weights):
    lines = [f"{name} {weight:.2f}" for name, weight in zip(names, weights) if abs(weight) >= 0.005]
    path.write_text(f"# Kind of evidence, weight; fitted by Tests/Figures/{script}.\n" + "\n".join(lines) + "\n", "utf-8")
